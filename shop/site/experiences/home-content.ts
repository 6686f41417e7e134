/** The content of both slots of the hero. */
export const seasonBanner = {
  title: 'La saison des pavés mouillés',
  description: 'Coutures étanches, semelles qui tiennent.\n**Livraison offerte** dès 70 €.',
  url: '/eu/fr/shop/boots',
  cta: 'Voir les bottes',
  img: '/scenes/pavement-wide.svg',
  imgMob: '/scenes/pavement-narrow.svg',
  textColour: '#ffffff',
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

/** Scenes of the Italian shop front, with who wears the shoes. */
export const wornByYou = [
  {
    img: '/scenes/pavement-square.svg',
    title: 'Fell color tabacco su un marciapiede bagnato',
    popupTitle: 'Sotto la pioggia di Trieste',
    influencerID: 'Passi di Paolo',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/fell-lace-up-tobacco-1.svg', imgLink: '/eu/it/product/fell-lace-up-tobacco', imgTitle: 'Fell' },
      {
        img: '/pictures/moor-chelsea-chestnut-1.svg',
        imgLink: '/eu/it/product/moor-chelsea-chestnut',
        imgTitle: 'Moor',
      },
    ],
  },
  {
    img: '/scenes/walkway-square.svg',
    title: 'Cala color cuoio sulla passerella, davanti al mare',
    popupTitle: 'Una domenica al mare',
    influencerID: 'Inge cammina',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/cala-tan-1.svg', imgLink: '/eu/it/product/cala-tan', imgTitle: 'Cala' },
      { img: '/pictures/vega-terracotta-1.svg', imgLink: '/eu/it/product/vega-terracotta', imgTitle: 'Vega' },
      { img: '/pictures/wren-rose-1.svg', imgLink: '/eu/it/product/wren-rose', imgTitle: 'Wren' },
      { img: '/pictures/brisa-court-clay-1.svg', imgLink: '/eu/it/product/brisa-court-clay', imgTitle: 'Brisa' },
    ],
  },
  {
    img: '/scenes/stair-square.svg',
    title: 'Quill color sangue di bue sulle scale',
    popupTitle: 'Tre piani di scale, ogni giorno',
    tiles: [
      { img: '/pictures/quill-penny-oxblood-1.svg', imgLink: '/eu/it/product/quill-penny-oxblood', imgTitle: 'Quill' },
      { img: '/pictures/rambla-tan-1.svg', imgLink: '/eu/it/product/rambla-tan', imgTitle: 'Rambla' },
      { img: '/pictures/harbour-navy-1.svg', imgLink: '/eu/it/product/harbour-navy', imgTitle: 'Harbour' },
    ],
  },
  {
    img: '/scenes/cafe-square.svg',
    title: 'Quill color bosco sotto il tavolino di un caffè',
    popupTitle: 'Prima del concerto',
    influencerID: 'Lucia sul ponte',
    influencerLink: 'https://example.com/',
    tiles: [
      { img: '/pictures/quill-penny-forest-1.svg', imgLink: '/eu/it/product/quill-penny-forest', imgTitle: 'Quill' },
      { img: '/pictures/anouk-lilac-1.svg', imgLink: '/eu/it/product/anouk-lilac', imgTitle: 'Anouk' },
    ],
  },
  {
    img: '/scenes/puddle-square.svg',
    title: 'Puddle color papavero in una pozzanghera',
    popupTitle: 'La prima pozzanghera d’autunno',
    influencerID: 'Passi di Paolo',
    influencerLink: 'https://example.com/',
    tiles: [
      {
        img: '/pictures/puddle-chelsea-poppy-1.svg',
        imgLink: '/eu/it/product/puddle-chelsea-poppy',
        imgTitle: 'Puddle',
      },
      { img: '/pictures/thaw-ink-1.svg', imgLink: '/eu/it/product/thaw-ink', imgTitle: 'Thaw' },
    ],
  },
]
