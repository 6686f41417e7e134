import { defineSite } from '../catalogue/define-site.ts'
import shop from '../shop/instep.config.ts'
import { localeInstances } from './catalogue/locale-instances.ts'
import { bootsInstance } from './segments/boots-instance.ts'

/** The shop's own site, also on a domain with subdomains, which `localhost` cannot have. */
export default defineSite({
  ...shop,
  domains: [...shop.domains, 'shop.test'],
  experiences: [...shop.experiences, ...localeInstances, bootsInstance],
})
