import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { checkKeys, isText, type Problem, showValue } from './shapes.ts'

/** What a rule must not hold. A comparison in a media query, such as `(width < 600px)` or `(width<=600px)`, ends no sheet. */
const endsSheet = /[{}]|<(?![\s\d=])/

/** Finds rules for reserved space that are invalid or could end the style sheet they are printed into (BD-04). */
export function checkRoom({ room }: Pick<ExperienceInstance, 'room'>, path: string): Problem[] {
  if (room === undefined) return []
  const remedy = "give e.g. [{ selector: '.offers', css: 'min-height: 40px' }]"
  if (!Array.isArray(room))
    return [{ path: `${path} room`, problem: `${showValue(room)} is not a list of rules`, remedy }]
  return room.flatMap((rule: unknown, at) => {
    const where = `${path} room[${at}]`
    if (!isFields(rule)) return [{ path: where, problem: `${showValue(rule)} is not a rule`, remedy }]
    const { selector, css, media = '(min-width: 1px)' } = rule
    const texts = Object.entries({ selector, css, media })
    return [
      ...texts
        .filter(([, text]) => !isText(text) || endsSheet.test(text))
        .map(([name, text]) => ({ path: where, problem: `${name} is ${showValue(text)}`, remedy })),
      ...checkKeys(rule, ['selector', 'css', 'media', 'hides', 'stays'], where),
    ]
  })
}

/** Finds invalid sizes of pictures: the page would reserve space of the height they give. */
export function checkPictures({ pictures }: Pick<SiteConfig, 'pictures'>): Problem[] {
  const remedy = "give e.g. { '/hero.jpg': [1600, 720] }"
  if (pictures === undefined) return []
  if (!isFields(pictures))
    return [{ path: 'pictures', problem: `${showValue(pictures)} is not a list of sizes`, remedy }]
  return Object.entries(pictures)
    .filter(([, size]) => !isSize(size))
    .map(([address, size]) => ({
      path: `pictures ${address}`,
      problem: `${showValue(size)} is not a width and height`,
      remedy,
    }))
}

function isSize(size: unknown): boolean {
  return Array.isArray(size) && size.length === 2 && size.every((each) => Number.isFinite(each) && each > 0)
}
