import '../../styles/edit.css'
import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import { editorId, editorJsonId } from './editor-facts.ts'

/** The entry of the page on which a content is edited: draws the form in place of what the server sent. */
const host = document.getElementById(editorId)
const json = document.getElementById(editorJsonId)?.textContent
if (host && json) createRoot(host).render(<Editor facts={JSON.parse(json)} />)
