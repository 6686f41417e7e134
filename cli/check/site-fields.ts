import Type, { type TSchema } from 'typebox'
import { renderers, type SiteConfig } from '../../catalogue/define-site.ts'
import { flags } from '../../contract/flags.ts'
import { platforms } from '../../contract/platform.ts'
import type { LimitsConfig, ScriptConfig } from '../../contract/script-config.ts'
import { flagMeanings } from './flag-meanings.ts'

const makeText = (description: string) => Type.String({ description, minLength: 1 })
const makeTexts = (description: string) => Type.Array(Type.String({ minLength: 1 }), { description })
const makeFlag = (description: string) => Type.Boolean({ description })
const makeShare = (description: string) => Type.Number({ description, minimum: 0, maximum: 1 })
const makeCount = (description: string) => Type.Integer({ description, minimum: 1 })
const anyOf = (values: readonly string[], description: string) => Type.Enum([...values], { description })
const objectOf = (fields: Record<string, TSchema>, description: string, needed: readonly string[] = []) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, needed.includes(name) ? schema : Type.Optional(schema)]),
    ),
    { description, additionalProperties: false },
  )
const recordOf = (schema: TSchema, description: string) => Type.Record(Type.String(), schema, { description })
/** A part of the configuration with checks of its own. */
const checkedElsewhere = (description: string) => Type.Unknown({ description })

/** The address of each service; what is not named is below `base`. */
const services: Record<keyof NonNullable<ScriptConfig['endpoints']>, TSchema> = {
  base: makeText('The address below which all services are, e.g. https://collect.example.com.'),
  events: makeText('Receives events.'),
  lookup: makeText('Returns the data of a visitor.'),
  graphql: makeText('Returns placements, datasets and, with the flag graphqlLookup, visitors.'),
  preview: makeText('Serves preview scripts.'),
  stamp: makeText('Recognises a browser across the domains of the shop.'),
  id: makeText("Renews the visitor's cookie by HTTP, on the shop's own domain."),
  app: makeText('The web page for people who work with previews.'),
  stash: makeText('Stores segments and other values of a visitor.'),
  queries: makeText('Answers the queries of segments.'),
  qfn: makeText('Runs integration functions.'),
  counters: makeText('Counts what many visitors do.'),
  weather: makeText("Says the weather at the visitor's place."),
  ip: makeText("Says the visitor's IP address."),
  cb: makeText('Receives the callbacks of placements.'),
  cdn: makeText('Serves files of the build.'),
}

const limits: Record<keyof LimitsConfig, TSchema> = {
  queries: makeCount('Maximum number of waiting requests to the query service; 20 by default.'),
  stashBatch: makeCount('Keys per request to the stash; 10 by default.'),
  storageDelayMs: makeCount(
    'Delay from the last change of the segments to saving them in local storage; 500 ms by default.',
  ),
  syncPollMs: makeCount('Delay from a change of the segments to saving them with the service; 1500 ms by default.'),
  syncBackOffMs: makeCount('Wait after the first failed save, doubled with each further one; 1000 ms by default.'),
  syncBackOffMostMs: makeCount('Maximum wait between failed saves; 64,000 ms by default.'),
}

/**
 * Every key of a site's configuration with its meaning and its form, for `instep check` and the configuration
 * reference. The compiler keeps the list complete.
 */
export const siteFields: Record<keyof SiteConfig, TSchema> = {
  propertyId: makeText('The id of the shop, in cookies and addresses: 1 to 128 letters, digits, _, . or -.'),
  trackingId: makeText('The id under which the service stores the events of the shop.'),
  namespace: makeText('Prefix of event types without a dot.'),
  domains: makeTexts('The cookie domains of the shop, such as example.com; the script runs on these and below them.'),
  environment: makeText('The name of the environment in events, e.g. production.'),
  vertical: anyOf(['ec'], 'The kind of shop.'),
  dataLocation: makeText('The region of the service, if its hosts are derived from it.'),
  baseDomain: makeText('The domain below which the hosts of the services are, when endpoints do not name them.'),
  endpoints: objectOf(
    services,
    'Where the service answers; base is enough for all of it, e.g. https://collect.example.com.',
  ),
  crossDomainIframes: Type.Array(
    objectOf({ domain: makeText('The other domain.'), url: makeText('Its frame.html.') }, 'One domain.', [
      'domain',
      'url',
    ]),
    { description: 'Pages of other domains of the shop that share the state of a visitor.' },
  ),
  anchors: checkedElsewhere('The selector of each element that experiences know by name.'),
  reading: checkedElsewhere('How product ids, SKUs, links and names are read from elements, by anchor and fact.'),
  addresses: objectOf(
    {
      locale: makeText('The start of paths with country and language, e.g. /{country}/{language}.'),
      cart: makeText('The page of the bag, e.g. /cart.'),
      product: makeText('The page of a product, e.g. /products/{productId}.'),
      search: makeText('The page of search results, e.g. /search?q={text}.'),
    },
    'Pages of the shop that experiences link to.',
  ),
  addToBag: checkedElsewhere('The request, or the function of the page, that adds a product to the bag.'),
  platform: anyOf(platforms, 'The shop platform, whose standard theme fills in anchors and sources.'),
  ready: makeText(
    'A selector, or a path such as window.shopReady, that shows when the page may be changed. The tag then preloads with low priority, so that the code of the shop comes first.',
  ),
  bundleId: makeText('The name of this build in events.'),
  isPreview: makeFlag('Set in the preview build.'),
  previewHosts: objectOf(
    {
      production: makeText('For people who preview the live shop.'),
      staging: makeText('For the shop in staging; where its script is missing, that of development is used.'),
      development: makeText('For the shop in development, and for instep preview, e.g. http://localhost:4404.'),
    },
    'The address of the preview scripts of each environment, if they are not at endpoints.preview.',
  ),
  previewCookieMinutes: Type.Number({
    description: 'How long preview mode lasts across pages; 15 minutes by default.',
    exclusiveMinimum: 0,
  }),
  urlLength: makeCount('Maximum length of addresses in events, in characters.'),
  trackingDisabled: makeFlag('Sends nothing.'),
  mapper: Type.Array(
    objectOf(
      {
        event: makeText('An event type.'),
        field: makeText("Instep's field."),
        path: makeText("The path in the shop's event."),
      },
      'One field.',
      ['event', 'field', 'path'],
    ),
    { description: 'Where fields are in the events of a shop that uses other names.' },
  ),
  sources: checkedElsewhere('Where events are read from: GA4, Segment, JSON-LD, the shop platform.'),
  consent: anyOf(
    ['pending', 'granted', 'denied', 'google', 'tcf'],
    'The consent that a page starts with, or the tool that reports it; granted by default.',
  ),
  respectGpc: makeFlag('Whether Global Privacy Control means denied; true by default.'),
  ipBlocklist: makeTexts('IP addresses of visitors for whom nothing is sent.'),
  flags: objectOf(
    Object.fromEntries(flags.map((name) => [name, makeFlag(flagMeanings[name])])),
    'Parts switched on or off.',
  ),
  liteTypes: makeTexts('Event types that are still sent with the flag lite.'),
  marketingSegments: objectOf(
    { path: makeText('Where the platform puts its segments on window.'), type: makeText('The event type they get.') },
    'Segments of a marketing platform; user events wait for them.',
  ),
  segments: checkedElsewhere('Audiences for experiences and events.'),
  keepTypes: makeTexts('Event types that are kept when more than 100 events are waiting.'),
  treatAsHuman: makeFlag('For tests: counts no browser as a bot.'),
  spa: makeFlag("The shop's pages change without a load, by the browser's history."),
  sampleRate: makeShare('The share of visitors who are counted; 1 by default.'),
  gong: makeFlag('Shorter wait after a failed batch.'),
  counters: objectOf({ namespace: makeText('Prefix of the counters.') }, 'Counters of the service.', ['namespace']),
  skuMap: recordOf(
    makeText('A SKU.'),
    'The SKU that adding a product to the bag uses when none is given, by product id.',
  ),
  weather: objectOf({ siteId: makeText('The site id.') }, 'The id of the shop at the weather service.', ['siteId']),
  limits: objectOf(limits, 'Limits that differ from the defaults.'),
  carouselCss: makeText('The address of a style sheet for carousels on another host.'),
  jolt: makeText('gong, keepTypes, urlLength and liteTypes as a JSON text, which goes before the fields here.'),
  holdout: makeShare(
    'The share of visitors who see no experience, to measure the effect of all of them: 0.05 for one in twenty.',
  ),
  forceByAddress: makeFlag('Lets the address option qb_force run one experience alone. For a demo or a test shop.'),
  inspector: makeFlag('Whether the build has the inspector, which anyone can open by the address; true unless given.'),
  experiences: checkedElsewhere('The experiences of the site.'),
  timeZone: makeText("Whose clocks schedules without an offset mean, e.g. Europe/Paris; never the shopper's."),
  placements: checkedElsewhere('Places on the pages whose content the service decides.'),
  renderer: anyOf(renderers, 'The renderer for React components of experiences; small by default.'),
  pictures: checkedElsewhere('Width and height of pictures in CSS pixels by address, to reserve room on the page.'),
  look: checkedElsewhere('The selector of a usual button, heading, card, field and link, whose look experiences take.'),
  words: checkedElsewhere('What templates say by themselves, in more languages or other words, by language tag.'),
  localPrices: makeFlag("Writes prices as the page's language does, such as 119,95 $ in French, not as $119.95."),
  preScript: objectOf(
    { active: makeText('The module.'), draft: makeText('The module of the preview.') },
    'Modules of the site that run before everything else, named by import.meta.resolve.',
  ),
}
