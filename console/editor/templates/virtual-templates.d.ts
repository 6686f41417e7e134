/** The templates of the catalogue, which `console/provide-templates.ts` puts into the build. */
declare module 'virtual:console-templates' {
  export const templates: readonly import('./editor-template.ts').EditorTemplate[]
}
