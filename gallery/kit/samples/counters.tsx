import { defineExperience } from '../../../catalogue/define-experience.ts'
import { readPopularity } from '../../../catalogue/kit/counts/popularity.ts'
import { withCount } from '../../../catalogue/kit/counts/with-count.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'

export type Content = { productId: string; bucketTime: number; viewed: string; bought: string }

export const experience = defineExperience<Content>({
  id: 'kit/counters',
  run(scope) {
    const { content, options } = scope
    const { purchases, views } = readPopularity(options)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append', role: 'status' }, async ({ show, signal }) => {
      const [viewed, ranking] = await Promise.all([views(content.productId), purchases(content.bucketTime)])
      if (signal.aborted) return
      const bought = ranking?.find(([productId]) => productId === content.productId)?.[1] ?? 0
      show(
        <>
          {viewed !== undefined && <p className="kit-note">{withCount(content.viewed, viewed)}</p>}
          {ranking && <p className="kit-note">{withCount(content.bought, bought)}</p>}
        </>,
      )
    })
  },
})
