import { useWords } from '../../settings/language.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import { LinesInput } from '../fields/lines-input.tsx'
import { useEditor } from '../use-editor.ts'

/** On which addresses it runs, within the pages of its template. */
export function PathFields() {
  const { t } = useWords()
  const { settings, template, changeValue } = useEditor()
  const words = t.editor.audience
  const pages = template?.pages.map((each) => t.pageTypes[each]) ?? []

  function changePaths(name: 'include' | 'exclude', lines: string[] | undefined): void {
    const { [name]: _, ...other } = settings.paths ?? {}
    const paths = lines ? { ...other, [name]: lines } : other
    changeValue(['paths'], Object.keys(paths).length > 0 ? paths : undefined)
  }
  return (
    <>
      {pages.length > 0 && (
        <p>{words.pages(pages.length === Object.keys(t.pageTypes).length ? t.allPages : pages.join(', '))}</p>
      )}
      <div className="field-row">
        {(['include', 'exclude'] as const).map((name) => (
          <FieldFrame key={name} path={['paths', name]} label={words[name]} hint={words[`${name}Hint`]}>
            {(input) => (
              <LinesInput input={input} value={settings.paths?.[name]} onChange={(lines) => changePaths(name, lines)} />
            )}
          </FieldFrame>
        ))}
      </div>
    </>
  )
}
