import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

/** Draws a roll of wool along a path; `shade` as in `tone`. */
export function drawWool(
  { line }: Sheet,
  path: string,
  { wool, width, shade }: { wool: string; width: number; shade: number },
) {
  line(path, shadeColour(wool, shade - 0.25), { width: width + 5 })
  line(path, shadeColour(wool, shade - 0.25), { width: width + 9, dash: '0 17' })
  line(path, shadeColour(wool, shade - 0.1), { width, dash: '0 11' })
  line(path, shadeColour(wool, shade + 0.35), { width: width * 0.7, dash: '0 17', opacity: 0.7 })
  line(path, shadeColour(wool, shade - 0.3), { width: width * 0.4, dash: '0 23', opacity: 0.2 })
}
