/** Names that the pages about people share. */
import type { SeasonName } from "../../protocol/types";
import { t } from "../../i18n/messages.svelte";

export function houseName(house: string): string {
  if (house === "gryffindor") return t("house-gryffindor");
  if (house === "hufflepuff") return t("house-hufflepuff");
  if (house === "ravenclaw") return t("house-ravenclaw");
  return t("house-slytherin");
}

export function seasonName({ year, name }: SeasonName): string {
  if (name === "spring") return t("season-spring", { year: String(year) });
  if (name === "summer") return t("season-summer", { year: String(year) });
  if (name === "autumn") return t("season-autumn", { year: String(year) });
  return t("season-winter", { year: String(year) });
}
