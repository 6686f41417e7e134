import { type FormEvent, useState } from 'react'
import type { DatasetList, RecordForm } from '../../contract/console/datasets.ts'
import { useWords } from '../settings/language.tsx'

/** A file that was chosen, with its text, and the dataset into which it is to be loaded. */
export type ChosenFile = { dataset: string; name: string; text: string; form: RecordForm }

type Props = {
  /** The dataset, where it is given; else it is asked for. */
  named: string | null
  limits: DatasetList['limits']
  isChecking: boolean
  onCheck(file: ChosenFile): void
  /** Called when what was checked is no longer what is chosen. */
  onChange(): void
}

type FormProblem = 'nameWrong' | 'fileMissing' | 'fileKind' | 'tooLarge' | 'notUtf8'

/** Asks for a file, and for the name of the dataset. */
export function FileForm({ named, limits, isChecking, onCheck, onChange }: Props) {
  const { t, formats } = useWords()
  const [name, setName] = useState(named ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FormProblem | null>(null)

  function changeFile(chosen: File | null): void {
    setFile(chosen)
    setProblem(null)
    onChange()
  }
  async function checkFile(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = formOf(file?.name ?? '')
    const found = findProblem({ name, file, form, limits })
    setProblem(found)
    if (found || !file || !form) return
    const text = await readText(file)
    if (text === undefined) return setProblem('notUtf8')
    onChange()
    onCheck({ dataset: name.trim(), name: file.name, text, form })
  }
  const size = `${formats.formatNumber(Math.floor(limits.bytes / 1024 / 1024))} MB`
  return (
    <form className="card load-form" onSubmit={checkFile} noValidate>
      {named === null && (
        <>
          <label htmlFor="dataset-name">{t.data.name}</label>
          <input
            id="dataset-name"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            aria-invalid={problem === 'nameWrong'}
            aria-describedby="dataset-name-hint load-problem"
            onChange={({ target }) => {
              setName(target.value)
              setProblem(null)
              onChange()
            }}
          />
          <p id="dataset-name-hint" className="hint">
            {t.data.nameHint}
          </p>
        </>
      )}
      <span className="field-name">{t.data.file}</span>
      <div className="file-field">
        <label className="plain">
          {t.data.chooseFile}
          <input
            type="file"
            className="read-out"
            accept=".csv,.ndjson"
            aria-describedby="file-hint load-problem"
            onChange={({ target }) => changeFile(target.files?.[0] ?? null)}
            // Else choosing a mended file of the same name would be no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
          />
        </label>
        <span className={file ? 'file-name' : 'file-name hint'}>{file?.name ?? t.data.noFile}</span>
      </div>
      <p id="file-hint" className="hint">
        {t.data.fileHintForm(size, formats.formatNumber(limits.records))}
      </p>
      <p id="load-problem" className="field-problem" role="alert">
        {problem && t.data[problem]}
      </p>
      <div className="load-actions">
        <button type="submit" className="main-button" disabled={isChecking}>
          {isChecking ? t.data.working : t.data.check}
        </button>
        <span className="hint">{t.data.nothingYet}</span>
      </div>
    </form>
  )
}

type ChosenParts = { name: string; file: File | null; form: RecordForm | undefined; limits: Props['limits'] }

function findProblem({ name, file, form, limits }: ChosenParts): FormProblem | null {
  if (!/^[^\p{Cc}]{1,256}$/u.test(name.trim())) return 'nameWrong'
  if (!file) return 'fileMissing'
  if (!form) return 'fileKind'
  return file.size > limits.bytes ? 'tooLarge' : null
}

/** Returns the text of a file; undefined when it is not UTF-8, of which some letters would be lost. */
async function readText(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined // the only reason to throw
  }
}

function formOf(fileName: string): RecordForm | undefined {
  const ending = /\.(csv|ndjson)$/i.exec(fileName)?.[1]?.toLowerCase()
  return ending === 'csv' || ending === 'ndjson' ? ending : undefined
}
