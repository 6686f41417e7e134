import type { Page } from '@playwright/test'
import { decided, newVisitorId } from '../../e2e/demo.ts'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import { limits } from '../../script/limits.ts'
import { sampleOf } from '../../script/visitor/sample.ts'
import { offerSign } from './growthbook.ts'
import type { Figures, PageLoad } from './load-page.ts'
import { isScriptFile } from './measures.ts'
import { allSigns, type BenchPageType, shopPages, sku } from './places.ts'
import type { Profile } from './profiles.ts'
import type { Stage } from './stage.ts'

/** A page on which several scripts are compared. `loads` has one entry for each script. */
export type Contest = { title: string; loads: Record<string, () => Promise<PageLoad>> }

/** Returns the pages of the demo and the bare pages, under one profile. */
export function contestsOf(stage: Stage, profile: Profile): Contest[] {
  const common = { profile, isOwn: isScriptFile, selectors: [...allSigns, offerSign] }
  const loadShop = async (root: string, type: BenchPageType): Promise<PageLoad> => ({
    ...common,
    url: root + shopPages[type],
    cookies: [aVisitor(root), ...(type === 'basket' ? [await aBasket(root)] : [])],
  })
  const types = Object.keys(shopPages) as BenchPageType[]
  return [
    ...types.map((type) => ({
      title: type,
      loads: {
        'no script': async () => ({
          ...(await loadShop(stage.instep, type)),
          blocked: ['*/instep/*'],
          isDone: isHydrated,
        }),
        instep: async () => ({ ...(await loadShop(stage.instep, type)), isDone: haveExperiencesRun }),
        growthbook: async () => ({ ...(await loadShop(stage.growthBook, type)), isDone: isOfferThere }),
      },
    })),
    {
      title: 'a page with a heading only',
      loads: {
        instep: async () => bareLoad(stage.bare, profile),
        'instep, stamp first': async () => ({ ...bareLoad(stage.bare, profile), isMeant: asksStamp }),
        growthbook: async () => ({ ...common, url: `${stage.bare}/growthbook`, isDone: isOfferThere }),
      },
    },
  ]
}

/** The page with nothing but Instep, for a new visitor for whom the stamp service is not asked. */
export function bareLoad(pages: string, profile: Profile): PageLoad {
  return {
    profile,
    isOwn: isScriptFile,
    selectors: [...allSigns, offerSign],
    url: `${pages}/instep`,
    isDone: isEventSent,
    isMeant: (figures) => !asksStamp(figures),
  }
}

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
const isOfferThere = (page: Page) => page.locator(offerSign).waitFor()
const isEventSent = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/events/')))

/** For one in two new visitors the script asks the stamp service for their id before anything else (VI-17). */
const asksStamp = ({ requests }: Figures) => requests.some(({ url }) => /\/stamp\//.test(url))

async function haveExperiencesRun(page: Page): Promise<void> {
  await isHydrated(page)
  await decided(page)
}

/**
 * Returns a new visitor who sees the variation of the shop's experiment and whose statistics are not collected
 * (ST-22).
 */
function aVisitor(url: string) {
  for (;;) {
    const id = newVisitorId()
    if (probabilityOf(id, 'accordion') >= 0.5 && sampleOf(id) > limits.statisticsSample)
      return { name: '_qubitTracker', value: id, url }
  }
}

/** Returns the cookie of a new basket with one line. */
async function aBasket(root: string) {
  const reply = await fetch(`${root}/uk/en/cart/addToCart`, {
    method: 'POST',
    body: new URLSearchParams({ sku, quantity: '1' }),
    redirect: 'manual',
  })
  const [, value] = /\bcart=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '') ?? []
  if (!value) throw new Error(`The shop gave no basket: ${reply.status} ${await reply.text()}`)
  return { name: 'cart', value, url: root }
}
