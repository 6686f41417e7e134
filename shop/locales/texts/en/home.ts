export const home = {
  title: 'Norrow: shoes for long days',
  description: 'Boots, trainers, sandals and slippers for women, men and kids, made to be worn daily and mended.',
  headline: 'Made for the long way home',
  heroText: 'The new season is here: quiet shapes, honest soles, and colours that stay good company.',
  heroLink: 'Shop new in',
  categories: 'Shop by category',
  newIn: 'New in',
  newInAll: 'See all new in',
  gallery: 'Colours of the season',
  reviewBar: (score: string, count: string) => `Rated ${score} out of 5 in ${count} reviews`,
  reviewBarLabel: 'Reviews of our shoes',
  promisesTitle: 'What comes with every pair',
  promises: (amount: string) => [
    {
      title: `Free delivery over ${amount}`,
      text: 'Everything else travels at one flat rate, in two to four working days.',
    },
    {
      title: '60 days to return',
      text: 'Walk the living room first. Send them back free of charge if they are not yours.',
    },
    {
      title: 'Repairs, not replacements',
      text: 'Soles, stitches and straps: our workshop mends every pair we have made.',
    },
  ],
}
