import { type ExperienceInstance, isOwn, type VariationInstance } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { checkContent } from './check-content.ts'
import { checkKeys, isShare, type Problem, showValue } from './shapes.ts'

const shareRemedy = 'give a number, 0.5 for half'

/** Checks the shares of an experience, for its single variation or for each of several (EX-03). */
export function checkVariations(instance: ExperienceInstance, path: string): Problem[] {
  const { share } = instance
  const variations: unknown = instance.variations
  if (variations === undefined) {
    if (share === undefined || isShare(share)) return []
    return [{ path: `${path} share`, problem: `${showValue(share)} is not from 0 to 1`, remedy: shareRemedy }]
  }
  const place = `${path} variations`
  if (!Array.isArray(variations) || variations.length === 0)
    return [{ path: place, problem: 'is not a list of variations', remedy: "give e.g. [{ id: 'blue', share: 0.5 }]" }]
  const problems = variations.flatMap((each, at) => checkVariation(instance, each, `${place}[${at}]`))
  if (share !== undefined)
    problems.push({
      path: `${path} share`,
      problem: 'stands beside variations',
      remedy: 'give each variation its share',
    })
  const ids = variations.map((each) => isFields(each) && each.id)
  const twice = ids.find((id, at) => typeof id === 'string' && ids.indexOf(id) !== at)
  if (twice)
    problems.push({ path: place, problem: `the id ${twice} is used twice`, remedy: 'give each an id of its own' })
  const shares = variations.map((each) => (isFields(each) && isShare(each.share) ? each.share : 0))
  const sum = Math.round(shares.reduce((all, each) => all + each, 0) * 1e6) / 1e6
  if (sum > 1) problems.push({ path: place, problem: `the shares add up to ${sum}`, remedy: 'lower them to 1 in all' })
  return problems
}

function checkVariation(instance: ExperienceInstance, variation: unknown, path: string): Problem[] {
  if (!isFields(variation))
    return [{ path, problem: 'is not a variation', remedy: "give e.g. { id: 'blue', share: 0.5 }" }]
  const field = isOwn(instance) ? 'data' : 'content'
  const { id, name, share, [field]: fields } = variation as VariationInstance
  const problems = checkKeys(variation, ['id', 'name', 'share', field], path)
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id))
    problems.push({
      path: `${path}.id`,
      problem: `${showValue(id)} is not an id`,
      remedy: 'give letters, digits, _ and -',
    })
  else if (id === 'c') problems.push({ path: `${path}.id`, problem: 'c is the control', remedy: 'give it another id' })
  if (name !== undefined && typeof name !== 'string')
    problems.push({ path: `${path}.name`, problem: 'is not a text', remedy: 'give a text for people' })
  if (!isShare(share))
    problems.push({ path: `${path}.share`, problem: `${showValue(share)} is not from 0 to 1`, remedy: shareRemedy })
  if (fields === undefined) return problems
  if (!isFields(fields))
    return [...problems, { path: `${path}.${field}`, problem: 'is not an object', remedy: 'give its fields' }]
  if (isOwn(instance)) return problems
  // Mistakes in the instance's own content are reported for the instance.
  const whole = { ...instance, content: { ...Object(instance.content), ...fields } }
  const own = checkContent(whole, path, Object.keys(fields))
  return [
    ...problems,
    ...own.filter(({ path: place }) => Object.keys(fields).some((name) => place.startsWith(`${path} content/${name}`))),
  ]
}
