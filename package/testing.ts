// biome-ignore-all lint/performance/noBarrelFile: the list of what the package gives a shop
/** `instep/testing`: a page in a browser of this machine, for tests of a shop's own experiences (BU-06). */
export { openTestPage, type TestPage, type TestPageOptions } from '../cli/test-page/open-test-page.ts'
