import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawingOf, type TableProps } from "@client/games/drawing";
import type { ExternalDrawing, ExternalProps } from "@client/games/external/drawing";
import { games } from "@client/games/list.svelte";
import { setCatalogueForTest } from "@client/i18n/messages.svelte";
import { toasts } from "@client/kit/toasts.svelte";
import { draftOf, situationOf } from "./helpers";

/** A package's module, as the hall would serve it. */
const moduleOf = (name: string): string => `data:text/javascript,export const drawing = globalThis.${name};`;
const serve = (address: string): void => {
  vi.spyOn(games, "load").mockResolvedValue([{ id: "stranger", drawing: address } as never]);
};
function tableProps(): { props: TableProps; sent: unknown[] } {
  const { draft, sent } = draftOf<{ type: string }>([{ type: "go" }]);
  const situation = situationOf();
  const props = { game: "stranger", view: { n: 1 }, situation, seat: 0, names: ["Ines"], chairs: [] };
  return { props: { ...props, draft, events: [], fresh: 0, scene: null } as never, sent };
}

beforeEach(() => {
  toasts.length = 0;
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no hall")));
  setCatalogueForTest("en", "", "ui-drawing-failed = It has failed.\nui-around-the-table = Around the table");
  setCatalogueForTest("en", "stranger", "title = Stranger");
});

describe("the drawing of a package", () => {
  it("is mounted, updated and destroyed, and answers", async () => {
    const heard: string[] = [];
    let last: ExternalProps | undefined;
    const drawing: ExternalDrawing = {
      mount(element, props) {
        element.textContent = props.text("title");
        last = props;
        return { update: (now) => void (last = now), destroy: () => heard.push("destroyed") };
      },
      heading: () => true,
    };
    Object.assign(globalThis, { plain: drawing });
    serve(moduleOf("plain"));
    const found = await drawingOf("stranger");
    expect(found.heading?.({})).toBe(true);
    const { props, sent } = tableProps();
    const { rerender, unmount } = render(found.Table, { props });
    await tick();
    expect(screen.getByText("Stranger")).toBeTruthy();
    await rerender({ ...props, view: { n: 2 } });
    expect(last?.view).toEqual({ n: 2 });
    last!.answer(last!.options[0]!.action);
    expect(sent).toEqual([{ type: "go" }]);
    unmount();
    expect(heard).toEqual(["destroyed"]);
  });
  it("gives way to the table of words if it fails", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const drawing: ExternalDrawing = {
      mount() {
        throw new Error("broken");
      },
    };
    Object.assign(globalThis, { broken: drawing });
    serve(moduleOf("broken"));
    render((await drawingOf("stranger")).Table, { props: tableProps().props });
    expect(await screen.findByText("Around the table")).toBeTruthy();
    expect(toasts.map((one) => one.text)).toEqual(["It has failed."]);
    serve("data:text/javascript,nonsense nonsense");
    expect((await drawingOf("stranger")).Form).toBeTruthy();
    expect(reported).toHaveBeenCalledTimes(2);
  });
  it("is not asked for where there is none, or where text is wanted", async () => {
    serve(null as never);
    expect(await drawingOf("stranger")).toBe(await drawingOf("other", true));
  });
});
