import type { Flag } from '../../contract/flags.ts'

/** What each flag is for, and what it is where a site says nothing. */
export const flagMeanings: Readonly<Record<Flag, string>> = {
  names: 'Sends the names of experiences in events, beside their ids; off by default.',
  lite: 'Sends of nine in ten visitors only the events that matter most, or those of liteTypes; off by default.',
  compression: 'Compresses what is sent, in browsers that can; on by default.',
  graphqlLookup: 'Asks endpoints.graphql for the data of a visitor in place of endpoints.lookup; off by default.',
  lookupSync: 'Asks the service for the data of a visitor, once a session; on by default.',
  stateSync: 'Recognises a browser across the domains of the shop by endpoints.stamp; on by default.',
  iframeSync: 'Shares the state of a visitor by the frames of crossDomainIframes; on by default.',
  segments: 'Evaluates segments; on by default.',
  experiences: 'Runs experiences; on by default.',
  placements: 'Asks for the content of placements; on by default.',
  react: 'Lets experiences use React slots; on by default.',
  qfn: 'Runs integration functions; on by default.',
  counters: 'Counts and asks for counters; on by default.',
  ga: 'Sends the client id of Google Analytics, where the page has one; on by default.',
  collectListing: 'Sends ecProduct of lists; on by default.',
  collectSearch: 'Sends ecSearch, and ecProduct of search results; on by default.',
  collectRecommendation: 'Sends ecProduct of recommendations; on by default.',
  errorReporting: 'Reports errors of the script to the service; on by default.',
}
