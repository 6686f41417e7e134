/**
 * Mixes two hex colours with `share` (0 to 1) of the second. It mixes in OKLab, where halves look like halves and a
 * shaded colour keeps its hue instead of turning grey.
 */
export function mixColours(first: string, second: string, share: number): string {
  const a = toOklab(first)
  const b = toOklab(second)
  const mixedAt = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share
  return toHex(mixedAt(0), mixedAt(1), mixedAt(2))
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toDisplay = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

// The matrices of OKLab: https://bottosson.github.io/posts/oklab/
function toOklab(colour: string): readonly [number, number, number] {
  const channelAt = (start: number) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [r, g, b] = [channelAt(1), channelAt(3), channelAt(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hexPair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, toDisplay(channel))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hexPair).join('')}`
}
