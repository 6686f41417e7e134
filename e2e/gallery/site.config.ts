import { defineSite } from '../../catalogue/define-site.ts'
import shop from '../../shop/instep.config.ts'

/** The shop's site, whose visitors are asked by the country that the lookup tells of them. */
export default defineSite({
  ...shop,
  experiences: [
    ...shop.experiences.filter((instance) => instance.id !== 'own-shop'),
    { id: 'own-shop', template: 'global/locale-redirect', content: {} },
  ],
})
