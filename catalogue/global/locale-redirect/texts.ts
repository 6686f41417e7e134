/** The texts of the question (GLB-08.6). */
export const rightPlace = 'Are you in the right place?'

export const countryNames = { uk: 'United Kingdom', us: 'United States', eu: 'Europe', ca: 'Canada' }

export const looksLikeCountry = (country: string) =>
  `It looks like you are in ${country.startsWith('United') ? 'the ' : ''}${country}.`
export const goToSite = (country: string) => `Go to the ${country} site`
export const continueOnSite = (country: string) => `Continue on the ${country} site`
