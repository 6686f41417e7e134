import { catalogue } from '../../catalogue/catalogue.ts'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { checkIds } from '../check/check-ids.ts'
import { reservedId } from '../check/check-instance.ts'
import { nearestName } from '../check/suggest-name.ts'

/** The form of a name: it is an id, a class, and the name of files. */
const form = /^[a-z][a-z0-9-]{0,63}$/

/** @throws saying why a site cannot have an experience of this name, with the remedy */
export function requireOwnName(name: string, site: SiteConfig): void {
  if (name.includes('/')) throw new Error(slashMessage(name))
  if (!form.test(name))
    throw new Error(
      `'${name}' is not a name for an experience: write a letter from a to z, then letters, digits and -, 64 at most, ` +
        `such as ${nearestForm(name)}`,
    )
  if (name === reservedId) throw new Error(`The name ${name} is the script's own: choose another name`)
  if (site.experiences.some(({ id }) => id === name))
    throw new Error(`The site has an experience ${name} already: choose another name`)
  const known = checkIds(site).map(({ problem }) => problem)
  const experiences = [...site.experiences, { id: name, code: '' }]
  const added = checkIds({ ...site, experiences }).find(({ problem }) => !known.includes(problem))
  if (added) throw new Error(`The name ${name} does not fit: ${added.path} ${added.problem}. Choose another name`)
}

function slashMessage(name: string): string {
  const template = nearestName(name, Object.keys(catalogue))
  const readyMade = template
    ? ` The ready-made ${template} needs no code: give its content in an entry with template: '${template}'`
    : ''
  return `'${name}' has a slash, and an experience of the site's own has none: write e.g. ${nearestForm(name)}.${readyMade}`
}

/** Returns what is left of a name in the form of one, or an example. */
function nearestForm(name: string): string {
  const near = (name.split('/').at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 64)
  return form.test(near) ? near : 'my-idea'
}
