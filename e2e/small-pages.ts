import { openStage } from './delivery/stage.ts'
import { test as ofDemo } from './demo.ts'

/** `small` is the address of a page that contains only the script of the shop, for what nothing else on a page is needed. */
export const test = ofDemo.extend<{ small: string }>({
  small: async ({ demo }, use) => {
    const { origin, close } = await openStage(demo.shop, { endpoints: { base: demo.service } })
    await use(`${origin}/plain`)
    await close()
  },
})
