import '../../styles/kit.css'
import { isExampleName, kitJsonId } from '../kit-page-ids.ts'
import { isKitPartId } from '../kit-part-ids.ts'
import { runExample } from './run-example.ts'

/** The entry of a part's page: runs its examples. */
const json = document.getElementById(kitJsonId)?.textContent
for (const host of document.querySelectorAll<HTMLElement>('[data-example]')) {
  const { part = '', example = '' } = host.dataset
  if (json && isKitPartId(part) && isExampleName(example))
    void runExample(host, { part, example, given: JSON.parse(json)[example] })
}
