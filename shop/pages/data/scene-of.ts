import type { Locale } from '../../locales/locale.ts'
import type { SceneName } from '../../pictures/scenes/draw-scene.ts'
import { sceneAlt } from '../../pictures/scenes/scene-alt.ts'

/** The addresses of a scene in two shapes: 1600 by 600 with a calm left half, and 800 by 1000. */
export type ScenePicture = { wide: string; narrow: string; alt: string }

/** Returns a scene with its alt text in the page's language. */
export function sceneOf(name: SceneName, locale: Locale): ScenePicture {
  return { wide: `/scenes/${name}-wide.svg`, narrow: `/scenes/${name}-narrow.svg`, alt: sceneAlt(name, locale) }
}
