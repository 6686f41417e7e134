import { deDifferences } from './de-differences.ts'
import { deSteering } from './de-steering.ts'
import type { ConsoleTexts } from './en.ts'

/** The German texts about drafts, publishing, versions and the log. */
export const deChanges: ConsoleTexts['changes'] = {
  title: 'Änderungen',
  hint: 'Was auf Veröffentlichung wartet, was veröffentlicht wurde, und von wem.',
  views: 'Arten von Änderungen',
  waiting: 'Wartend',
  versions: 'Versionen',
  log: 'Protokoll',
  link: 'warten',
  unavailable: 'Hier lässt sich nichts ändern',
  none: 'Nichts wartet auf Veröffentlichung',
  noneHint: 'Was Sie an einer Experience ändern, wartet hier als Entwurf, bis es veröffentlicht wird.',
  toExperiences: 'Zu den Experiences',
  live: 'Jetzt live',
  liveVersion: (version) => `Version ${version}`,
  liveBy: (author, at) => `veröffentlicht von ${author}, ${at}`,
  liveConfiguration: 'Die Konfiguration, wie sie ist; hier wurde noch nichts geändert.',
  byAuthor: (author, at) => `${author}, ${at}`,
  isNew: 'Neu',
  drafts: 'Wartende Entwürfe',
  draft: {
    choose: (name) => `„${name}“ veröffentlichen`,
    edit: 'Bearbeiten',
    mend: 'Beheben',
    discard: 'Verwerfen …',
    discardTitle: 'Diesen Entwurf verwerfen?',
    discardText: (name, author) =>
      `Der Entwurf von „${name}“ (${author}) ist dann endgültig weg. Was veröffentlicht ist, bleibt, wie es ist.`,
    discardNew: (name, author) => `„${name}“ (${author}) wurde noch nie veröffentlicht und ist dann endgültig weg.`,
    discardNow: 'Endgültig verwerfen',
    discarding: 'Wird verworfen …',
    changedBefore: 'Jemand anderes hat diesen Entwurf inzwischen geändert. Sehen Sie ihn noch einmal an.',
    same: 'Nichts ist anders als das, was veröffentlicht ist.',
    broken: (count, isOne) =>
      isOne
        ? 'Kann erst veröffentlicht werden, wenn dies behoben ist:'
        : `Kann erst veröffentlicht werden, wenn diese ${count} Fehler behoben sind:`,
    breaksTitle: 'Die Ergebnisse beginnen von vorn',
    breaks: (reasons, visitors) =>
      `Mit der Veröffentlichung beginnt eine neue Iteration. Geändert: ${reasons}. Was ${visitors} Besucher bisher gezeigt haben, lässt sich nicht zu dem addieren, was kommt.`,
    breaksUnseen: (reasons) => `Es wird in einer neuen Iteration gezählt. Geändert: ${reasons}.`,
    keeps: 'Die Ergebnisse laufen weiter: Nichts davon ändert, wer was sieht.',
  },
  breakNames: {
    template: 'die Vorlage',
    variations: 'die Varianten',
    shares: 'die Anteile',
    content: 'der Inhalt',
    audience: 'die Zielgruppe',
    pages: 'die Seiten',
    group: 'die Ausschlussgruppe',
  },
  publish: {
    title: 'Veröffentlichen',
    note: 'Notiz',
    noteHint: 'Worum es geht, für die Liste der Versionen',
    now: (count) =>
      count === 0
        ? 'Veröffentlichen'
        : count === 1
          ? 'Diese Änderung veröffentlichen'
          : `Diese ${count} Änderungen veröffentlichen`,
    mayNot:
      'Zum Veröffentlichen melden Sie sich mit einem Token der Rolle „publish“ an. Ihre Entwürfe bleiben erhalten.',
    mayNotEdit: 'Sie können hier alles ansehen und nichts ändern.',
    nothingChosen: 'Wählen Sie mindestens einen Entwurf.',
    sending: 'Wird gesendet …',
    busy: 'Gerade wird veröffentlicht. Warten Sie, bis es fertig ist.',
  },
  conflict: {
    title: 'Jemand hat inzwischen Entwürfe geändert',
    text: 'Es wurde nichts veröffentlicht. Sehen Sie an, was jetzt anders ist, und entscheiden Sie neu.',
    changed: (name, author, at) => `„${name}“ wurde von ${author} geändert, ${at}`,
    gone: (name) => `„${name}“ wartet nicht mehr: verworfen oder veröffentlicht`,
    running: 'Es wurde gerade anderes veröffentlicht. Von Ihnen wurde nichts veröffentlicht.',
    again: 'Trotzdem veröffentlichen',
    leave: 'Jetzt nicht',
  },
  publication: {
    label: 'Fortschritt der Veröffentlichung',
    steps: { waiting: 'Wartet', checking: 'Wird geprüft', building: 'Wird gebaut', done: 'Live' },
    running: (step, seconds) => `${step} … ${seconds} s`,
    by: (author) => `Von ${author}`,
    done: (version, seconds) => `Version ${version} ist live, nach ${seconds} s`,
    failed: 'Die Veröffentlichung ist fehlgeschlagen. Die Website ist, wie sie war.',
    noReason: 'Der Dienst nennt keinen Grund. Sehen Sie in sein Protokoll, und versuchen Sie es erneut.',
    whole: 'Die Website',
  },
  versionsHint: 'Die neueste zuerst. Öffnen Sie eine, um zu sehen, was sie geändert hat.',
  noVersions: 'Von hier wurde noch nichts veröffentlicht',
  noVersionsHint: 'Jede Veröffentlichung ist eine Version, zu der Sie zurückkehren können.',
  version: {
    number: (version) => `Version ${version}`,
    isLive: 'Live',
    restores: (version) => `Zurück zu Version ${version}`,
    restoresStart: 'Zurück zur Konfiguration, wie sie war',
    changes: (count) => (count === 1 ? '1 Experience' : `${count} Experiences`),
    noNote: 'Ohne Notiz',
    nothing: 'Sie hat keine Experience geändert.',
    restore: 'Hierhin zurück',
    restoreTitle: (version) => `Zurück zu Version ${version}?`,
    restoreStart: 'Zurück zur Konfiguration',
    restoreStartTitle: 'Zurück zur Konfiguration, wie sie war?',
    start: 'Vor der ersten Veröffentlichung',
    startHint: 'Die Konfiguration, ohne alles, was von hier veröffentlicht wurde.',
    restoreText: 'Die Website wird, was sie damals war, als neue Version. Entwürfe bleiben. Das ändert sich:',
    restoreNothing: 'Nichts ist anders als das, was live ist.',
    restoreBreaks: (names) => `Die Ergebnisse beginnen von vorn: ${names}.`,
    restoreNow: 'Zurückkehren',
    restoring: 'Wird zurückgesetzt …',
    conflict:
      'Jemand hat inzwischen veröffentlicht, daher würde sich etwas anderes ändern. Sehen Sie es noch einmal an.',
    older: 'Ältere Versionen zeigen',
    shown: (count, isAll) => (isAll ? `Alle ${count} Versionen werden gezeigt` : `${count} Versionen werden gezeigt`),
  },
  logHint: 'Alles, was durch die Konsole geändert wurde, das Neueste zuerst.',
  noLog: 'Durch die Konsole wurde noch nichts geändert',
  logColumns: { at: 'Wann', author: 'Wer', action: 'Was', subject: 'Woran' },
  logOlder: 'Ältere Einträge zeigen',
  roles: { view: 'ansehen', edit: 'bearbeiten', publish: 'veröffentlichen' },
  actions: {
    'draft-saved': 'Entwurf gespeichert',
    'draft-discarded': 'Entwurf verworfen',
    published: 'Veröffentlicht',
    'publish-failed': 'Veröffentlichung fehlgeschlagen',
    restored: 'Zurückgesetzt',
    'logged-in': 'Angemeldet',
  },
  recent: {
    title: 'Zuletzt geändert',
    none: 'Von hier wurde noch nichts veröffentlicht.',
    all: 'Alle Versionen',
  },
  steer: deSteering,
  marks: {
    column: 'Veröffentlicht',
    mark: (version, note) => (note ? `Version ${version}: ${note}` : `Version ${version}`),
  },
  ...deDifferences,
}
