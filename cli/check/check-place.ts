import { type ExperienceInstance, isOwn } from '../../catalogue/define-site.ts'
import { deviceTypes } from '../../contract/experience.ts'
import { isFields } from '../../contract/json.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { checkKeys, isTexts, type Problem, showValue } from './shapes.ts'

const aList = 'give a list, with one entry too'

/** Checks where an experience runs: lists of known page types and devices, and of parts of the address. */
export function checkPlace(instance: ExperienceInstance, path: string): Problem[] {
  const { pages, devices } = isOwn(instance) ? instance : {}
  return [
    ...checkWords(pages, { path: `${path} pages`, known: pageTypes }),
    ...checkWords(devices, { path: `${path} devices`, known: deviceTypes }),
    ...checkPaths(instance.paths, `${path} paths`),
  ]
}

function checkWords(words: unknown, { path, known }: { path: string; known: readonly string[] }): Problem[] {
  if (words === undefined) return []
  if (!isTexts(words)) return [{ path, problem: `${showValue(words)} is not a list of texts`, remedy: aList }]
  if (words.length === 0)
    return [{ path, problem: 'is empty, so that it runs nowhere', remedy: 'leave it out for all' }]
  return words
    .filter((word) => !known.includes(word))
    .map((word) => ({ path, problem: `there is no ${showValue(word)}`, remedy: `use ${known.join(', ')}` }))
}

function checkPaths(paths: unknown, path: string): Problem[] {
  if (paths === undefined) return []
  if (!isFields(paths)) return [{ path, problem: 'is not an object', remedy: "give { include: ['/uk/'] }" }]
  const lists = Object.entries({ include: paths.include, exclude: paths.exclude })
  return [
    ...checkKeys(paths, ['include', 'exclude'], path),
    ...lists
      .filter(([, list]) => list !== undefined && !(isTexts(list) && list.every((each) => each !== '')))
      .map(([name, list]) => ({
        path: `${path}.${name}`,
        problem: `${showValue(list)} is not a list of texts`,
        remedy: aList,
      })),
  ]
}
