import { defineSite } from '../../catalogue/define-site.ts'
import site from '../site.config.ts'

/** The script as it is previewed: its impressions say so (PV-03). */
export default defineSite({ ...site, isPreview: true })
