import site from '../../shop/instep.config.ts'

// As JavaScript, so that a build does not check the types again, which the step `types` does with those of all parts.
export default site
