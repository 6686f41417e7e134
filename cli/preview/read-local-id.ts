import { InvalidArgumentError } from 'commander'
import { isLocalPreviewId } from '../../contract/preview-script.ts'

/** Reads the value of `--id`. @throws when it cannot name a preview */
export function readLocalId(text: string): string {
  if (isLocalPreviewId(text)) return text
  throw new InvalidArgumentError('Give 1 to 64 letters, digits, _ or -, other than 0, 1, true and false.')
}
