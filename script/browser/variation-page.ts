import type { MountLayer } from '../../contract/script-config.ts'
import type { VariationPage } from '../experiences/run-variation.ts'
import { addScript } from './add-script.ts'
import { addSheet } from './add-sheet.ts'

/** Returns what a variation can add to this page; `layer` loads the code that mounts layer components. */
export function variationPage(layer: (() => Promise<{ mountLayer: MountLayer }>) | undefined): VariationPage {
  return {
    addScript,
    addStyles: (css, experienceId) => addSheet(window, css, { experience: experienceId }),
    async addLayer(component, options) {
      if (!layer) throw new Error('Layer components need the layer of the build, which this site was built without')
      const { mountLayer } = await layer()
      if (options.signal.aborted) return () => {}
      const element = document.createElement('div')
      element.dataset.experience = options.meta.experienceId
      document.body.append(element)
      const unmount = mountLayer(element, component, options)
      return () => {
        unmount()
        element.remove()
      }
    },
  }
}
