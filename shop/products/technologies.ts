import type { Localised } from './product.ts'

/** The technologies of shoes, with the names that descriptions use (SHOP-80). */
export const technologies = {
  membrane: {
    en: 'Waterproof membrane',
    fr: 'Membrane imperméable',
    de: 'Wasserdichte Membran',
    it: 'Membrana impermeabile',
  },
  cushioned: {
    en: 'Cushioned sole',
    fr: 'Semelle amortissante',
    de: 'Gedämpfte Sohle',
    it: 'Suola ammortizzata',
  },
  grip: {
    en: 'Non-slip sole',
    fr: 'Semelle antidérapante',
    de: 'Rutschfeste Sohle',
    it: 'Suola antiscivolo',
  },
  footbed: {
    en: 'Moulded cork footbed',
    us: 'Molded cork footbed',
    fr: 'Assise plantaire en liège',
    de: 'Geformtes Korkfußbett',
    it: 'Plantare in sughero',
  },
  wool: {
    en: 'Wool lining',
    fr: 'Doublure en laine',
    de: 'Wollfutter',
    it: 'Fodera in lana',
  },
  welted: {
    en: 'Welted construction',
    fr: 'Montage cousu trépointe',
    de: 'Rahmengenähte Machart',
    it: 'Cucitura a guardolo',
  },
} satisfies Record<string, Localised>

export type TechnologyId = keyof typeof technologies
