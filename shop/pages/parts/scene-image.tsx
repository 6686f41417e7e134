import type { ScenePicture } from '../data/scene-of.ts'

/** A scene that is in view when the page opens: wide from 1100 px, upright below. Its size is set so that nothing moves. */
export function SceneImage({ scene, className }: { scene: ScenePicture; className: string }) {
  return (
    <picture>
      <source media="(min-width: 1100px)" srcSet={scene.wide} width="1600" height="600" />
      <img className={className} src={scene.narrow} alt={scene.alt} width="800" height="1000" fetchPriority="high" />
    </picture>
  )
}
