import { defineExperience } from '../../../catalogue/define-experience.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import { isOn } from '../../../catalogue/kit/run/is-on.ts'
import { createLookUp } from '../../../catalogue/kit/run/look-up.ts'

export type Content = { dataID: string; skus: string[]; column: string; text: string }

export const experience = defineExperience<Content>({
  id: 'kit/datasets',
  run(scope) {
    const { dataID, skus, column, text } = scope.content
    const lookUp = createLookUp(scope.options, { dataset: dataID, columns: [column] })
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, async ({ show, signal }) => {
      // All records come with one request, wherever the template uses them.
      const records = await lookUp(skus)
      if (signal.aborted) return
      const marked = skus.filter((sku) => isOn(records.get(sku)?.[column]))
      show(
        marked.length > 0 && (
          <ul className="kit-lines">
            {marked.map((sku) => (
              <li key={sku}>
                <code>{sku}</code> {text}
              </li>
            ))}
          </ul>
        ),
      )
    })
  },
})
