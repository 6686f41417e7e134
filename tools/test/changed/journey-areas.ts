export type JourneyArea = {
  /** What changes: files, or folders with `/` at the end. */
  sources: string[]
  /** The journeys that belong to it: beginnings of their paths. */
  journeys: string[]
  /** Whether all other journeys can be touched, too. */
  touchesAll?: boolean
  because: string
}

/** Which journeys a change can touch. The row with the longest matching source counts; without one all journeys run. */
export const journeyAreas: JourneyArea[] = [
  {
    sources: ['console/', 'service/console/', 'service/routes/console/', 'service/steer/', 'contract/console/'],
    journeys: ['e2e/console/', 'e2e/steer/', 'e2e/service/console', 'e2e/service/origins.e2e.ts'],
    because: 'only the owner of a site opens the console, and publishes with it',
  },
  {
    sources: ['inspector/'],
    journeys: ['e2e/inspector/', 'e2e/preview/', 'e2e/steer/', 'e2e/docs-site.e2e.ts'],
    because: 'the inspector is a file of its own, which loads when it is asked for or a preview runs',
  },
  {
    sources: ['script/preview/', 'service/routes/preview.ts', 'cli/preview/', 'cli/workshop/'],
    journeys: ['e2e/preview/', 'e2e/inspector/', 'e2e/steer/', 'e2e/gallery', 'e2e/placements'],
    because: 'previews load only on pages that ask for one',
  },
  {
    sources: ['gallery/'],
    journeys: ['e2e/gallery', 'e2e/catalogue/', 'e2e/shop/kinds-of-page.e2e.ts', 'e2e/shop/frame.e2e.ts'],
    because: 'the pages of the gallery, and settings that it makes for the demo',
  },
  {
    sources: ['docs/', 'tools/docs/'],
    journeys: ['e2e/docs-site.e2e.ts'],
    because: 'the documentation is a site of its own',
  },
  {
    sources: ['service/results/', 'service/costs/', 'service/queries/', 'service/refused/', 'service/segments/'],
    journeys: ['e2e/service/', 'e2e/console/', 'e2e/steer/', 'e2e/segments', 'e2e/full-journey.e2e.ts'],
    because: 'what the service makes of stored events is read in the console and by commands, not by shop pages',
  },
  {
    sources: ['service/recommendations/', 'service/placements/', 'service/graphql/'],
    journeys: [
      ...['e2e/service/', 'e2e/placements', 'e2e/catalogue/', 'e2e/gallery', 'e2e/console/', 'e2e/steer/'],
      ...['e2e/experiences.e2e.ts', 'e2e/script/'],
    ],
    because: 'only placements, recommendations and datasets ask for these',
  },
  {
    sources: ['script/', 'contract/', 'slots/', 'service/', 'cli/', 'package.json', 'package-lock.json'],
    journeys: [
      ...[
        'e2e/script/',
        'e2e/delivery',
        'e2e/service/',
        'e2e/slots.e2e.ts',
        'e2e/renderer.e2e.ts',
        'e2e/robust.e2e.ts',
      ],
      ...['e2e/counting.e2e.ts', 'e2e/gate.e2e.ts', 'e2e/visitor', 'e2e/takeover.e2e.ts', 'e2e/segments.e2e.ts'],
      ...['e2e/placements', 'e2e/set-up-faults.e2e.ts', 'e2e/old-browsers.e2e.ts', 'e2e/full-journey.e2e.ts'],
      ...['e2e/browser-flags.e2e.ts', 'e2e/new-experience.e2e.ts'],
    ],
    touchesAll: true,
    because: 'every page with the script runs it, was built by the command line, and asks the service',
  },
  {
    sources: ['shop/'],
    journeys: ['e2e/shop/', 'e2e/gallery'],
    touchesAll: true,
    because: 'nearly all journeys walk through the demo shop',
  },
  {
    sources: ['catalogue/'],
    journeys: ['e2e/catalogue/', 'e2e/experiences.e2e.ts', 'e2e/room/', 'e2e/shops/', 'e2e/gallery'],
    touchesAll: true,
    because: 'all templates use the kit; a change in one template is chosen by its name',
  },
  {
    sources: ['bench/', 'deploy/', 'package/', 'tools/', 'biome.json', 'vitest.config.ts', 'vitest.engines.config.ts'],
    journeys: [],
    because: 'no journey uses these, but for what journeys import, which is found by itself',
  },
  {
    sources: ['LICENSE', 'README.md', 'CHANGELOG.md', '.gitignore', '.github/', 'playwright.engines.config.ts', 'e2e/'],
    journeys: [],
    because: 'words, and journeys themselves, which run when they, or what they import, changed',
  },
]
