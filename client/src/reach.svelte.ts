/** Whether the hall answers. What opens without it comes from the shell that the service worker keeps. */
export const hall = $state({ reached: true });
