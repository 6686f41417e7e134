/** The content of both slots of the hero. */
export const seasonBanner = {
  title: 'La saison des pavés mouillés',
  description: 'Coutures étanches, semelles qui tiennent.\n**Livraison offerte** dès 70 €.',
  url: '/eu/fr/shop/boots',
  cta: 'Voir les bottes',
  img: '/icons/banner-wide.svg',
  imgMob: '/icons/banner-narrow.svg',
  textColour: '#14201d',
  animate: true,
}

/** Sale items of the German shop front, with prices in its format. */
export const lastPairs = [
  {
    imgUrl: '/pictures/fell-lace-up-tobacco-1.svg',
    title: 'Fell, geschnürt',
    url: '/eu/de/product/fell-lace-up-tobacco',
    subTitle: 'Tabak, noch in 38 und 39',
    price: '119,00 €',
    was: '180,00 €',
    cta: 'Ansehen',
  },
  {
    imgUrl: '/pictures/vega-terracotta-1.svg',
    title: 'Vega',
    url: '/eu/de/product/vega-terracotta',
    subTitle: 'Terrakotta, noch in 40',
    price: '54,00 €',
    was: '119,00 €',
    cta: 'Ansehen',
  },
  {
    imgUrl: '/pictures/rambla-navy-1.svg',
    title: 'Rambla',
    url: '/eu/de/product/rambla-navy',
    subTitle: 'Marine, noch in 37 bis 41',
    price: 'ab 79,00 €',
    was: '109,95 €',
    cta: 'Ansehen',
  },
  {
    imgUrl: '/pictures/skerry-high-poppy-1.svg',
    title: 'Skerry, hoch',
    url: '/eu/de/product/skerry-high-poppy',
    subTitle: 'Mohn, noch in 36',
    price: '64,00 €',
    was: '110,00 €',
    cta: 'Ansehen',
  },
  {
    imgUrl: '/pictures/tilda-navy-1.svg',
    title: 'Tilda',
    url: '/eu/de/product/tilda-navy',
    subTitle: 'Marine, noch in 39 und 40',
    price: '69,00 €',
    was: '89,50 €',
    cta: 'Ansehen',
  },
]

/** Pictures of the Italian shop front, with who wears the shoes. */
export const wornByYou = [
  {
    img: '/pictures/brisa-court-clay-2.svg',
    title: 'Brisa color argilla, di profilo',
    popupTitle: 'Una domenica al porto',
    influencerID: 'Inge cammina',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/brisa-court-clay-1.svg', imgLink: '/eu/it/product/brisa-court-clay', imgTitle: 'Brisa' },
      { img: '/pictures/cala-tan-1.svg', imgLink: '/eu/it/product/cala-tan', imgTitle: 'Cala' },
      { img: '/pictures/wren-rose-1.svg', imgLink: '/eu/it/product/wren-rose', imgTitle: 'Wren' },
      { img: '/pictures/hearth-oat-1.svg', imgLink: '/eu/it/product/hearth-oat', imgTitle: 'Hearth' },
    ],
  },
  {
    img: '/pictures/moor-chelsea-chestnut-2.svg',
    title: 'Moor Chelsea color castagna',
    popupTitle: 'Sotto la pioggia di Trieste',
    influencerID: 'Passi di Paolo',
    influencerLink: 'https://example.com/',
    tiles: [
      {
        img: '/pictures/moor-chelsea-chestnut-1.svg',
        imgLink: '/eu/it/product/moor-chelsea-chestnut',
        imgTitle: 'Moor',
      },
      { img: '/pictures/fell-lace-up-moss-1.svg', imgLink: '/eu/it/product/fell-lace-up-moss', imgTitle: 'Fell' },
    ],
  },
  {
    img: '/pictures/quill-penny-forest-2.svg',
    title: 'Quill color bosco',
    popupTitle: 'Tre piani di scale, ogni giorno',
    tiles: [
      { img: '/pictures/quill-penny-forest-1.svg', imgLink: '/eu/it/product/quill-penny-forest', imgTitle: 'Quill' },
      { img: '/pictures/rambla-tan-1.svg', imgLink: '/eu/it/product/rambla-tan', imgTitle: 'Rambla' },
      { img: '/pictures/harbour-navy-1.svg', imgLink: '/eu/it/product/harbour-navy', imgTitle: 'Harbour' },
    ],
  },
  {
    img: '/pictures/anouk-lilac-2.svg',
    title: 'Anouk color lilla',
    popupTitle: 'Prima del concerto',
    influencerID: 'Lucia sul ponte',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/anouk-lilac-1.svg', imgLink: '/eu/it/product/anouk-lilac', imgTitle: 'Anouk' },
      { img: '/pictures/vireo-lilac-1.svg', imgLink: '/eu/it/product/vireo-lilac', imgTitle: 'Vireo' },
    ],
  },
  {
    img: '/pictures/tarn-trail-moss-2.svg',
    title: 'Tarn color muschio',
    popupTitle: 'In cima alle otto',
    influencerID: 'Passi di Paolo',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/tarn-trail-moss-1.svg', imgLink: '/eu/it/product/tarn-trail-moss', imgTitle: 'Tarn' },
      { img: '/pictures/swift-runner-sky-1.svg', imgLink: '/eu/it/product/swift-runner-sky', imgTitle: 'Swift' },
    ],
  },
]
