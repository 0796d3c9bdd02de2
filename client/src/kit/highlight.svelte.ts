/** The seats that a line of the log speaks of, while somebody points at it: the table marks them. */
export const highlight = $state<{ seats: number[] }>({ seats: [] });
