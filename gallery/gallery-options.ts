import type { EditorAssets, RenderEditor } from './render/render-editor.tsx'
import type { RenderGallery } from './render/render-gallery.tsx'
import type { KitAssets, RenderKit } from './render/render-kit.tsx'

/** What the gallery is built from; tests pass their own values. */
export type GalleryOptions = {
  renderGallery: RenderGallery
  renderKit: RenderKit
  renderEditor: RenderEditor
  assets: KitAssets & EditorAssets
  /** The output of `instep build`. */
  instepFolder: string
  /** The origin of the script's service, e.g. `http://localhost:4401`. */
  serviceOrigin: string
  /** The bearer token of the service's operators, if it has one. The settings are stored with it. */
  serviceToken?: string
  /** How long a page waits for the settings that the service keeps, in milliseconds: two seconds by default. */
  serviceWaitMs?: number
}
