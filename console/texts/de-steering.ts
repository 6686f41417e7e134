import type { enSteering } from './en-steering.ts'

/** The German texts of pausing, ending and rolling out an experience. */
export const deSteering: typeof enSteering = {
  label: 'Pausieren, beenden oder entfernen',
  pause: 'Pausieren …',
  resume: 'Fortsetzen …',
  restart: 'Wieder starten …',
  end: 'Beenden …',
  rollOut: 'Ausrollen …',
  remove: 'Entfernen …',
  titles: {
    pause: 'Diese Experience pausieren?',
    resume: 'Diese Experience fortsetzen?',
    restart: 'Diese Experience wieder starten?',
    end: 'Diese Experience beenden?',
    rollOut: 'Eine Variante für alle ausrollen?',
    remove: 'Diese Experience entfernen?',
  },
  texts: {
    pause:
      'Sobald das live ist, sieht sie niemand mehr, und niemand Neues wird gezählt. Sie können sie jederzeit fortsetzen.',
    resume: 'Sobald das live ist, sehen Besucher sie wieder, jeder dieselbe Variante wie zuvor.',
    restart: 'Ihr Ende fällt weg. Sobald das live ist, sehen Besucher sie wieder, jeder dieselbe Variante wie zuvor.',
    end: 'Sobald das live ist, sieht sie niemand mehr. Sie bleibt mit ihren Ergebnissen in der Liste.',
    rollOut: 'Alle in ihrer Zielgruppe sehen dann diese Variante. Niemand bleibt übrig, um zu vergleichen.',
    remove:
      'Sobald das live ist, sieht sie niemand mehr, und sie ist von der Website verschwunden, mit Inhalt, Seiten und Zielgruppe. Wenn sie nur aufhören soll, beenden Sie sie stattdessen.',
  },
  results: {
    pause: 'Ihre Ergebnisse bleiben und laufen in derselben Iteration weiter, wenn Sie sie fortsetzen.',
    resume: 'Ihre Ergebnisse laufen in derselben Iteration weiter. Eine lange Pause macht sie schwerer zu deuten.',
    restart:
      'Ihre Ergebnisse laufen in derselben Iteration weiter. Eine lange Unterbrechung macht sie schwerer zu deuten.',
    end: 'Ihre Ergebnisse bleiben, wie sie sind.',
    rollOut: 'Ihre bisherigen Ergebnisse bleiben, wie sie sind, in dieser Iteration. Eine neue beginnt.',
    remove:
      'Ihre Ergebnisse bleiben und sind weiter als die einer entfernten Experience zu sehen. Auch ihre Versionen bleiben: Gehen Sie zu einer zurück, ist sie wieder da.',
  },
  variation: 'Variante',
  leading: (name, change) => `${name} (führt, ${change})`,
  warnings: {
    alarm:
      'Ein Alarm besteht: Die Besucher sind nicht aufgeteilt, wie es die Anteile sagen. Diesen Zahlen ist nicht zu trauen.',
    unproven: 'Es ist nicht bewiesen, dass diese Variante besser ist als die Kontrolle. Sie kann schlechter sein.',
    worse: 'Diese Variante ist schlechter als die Kontrolle, und das ist bewiesen.',
    stopped: 'Sie läuft gerade nicht. Mit dem Ausrollen läuft sie wieder.',
    group: (share) => `Sie bleibt in ihrer Ausschlussgruppe: Höchstens ${share} der Besucher sehen sie.`,
  },
  whatChanges: 'Was sich ändert',
  nothing: 'Nichts würde sich ändern: Es ist schon so.',
  note: 'Notiz',
  notes: {
    pause: (name) => `Pausiert: ${name}`,
    resume: (name) => `Fortgesetzt: ${name}`,
    restart: (name) => `Läuft wieder: ${name}`,
    end: (name) => `Beendet: ${name}`,
    rollOut: (name) => `Ausgerollt: ${name}`,
    remove: (name) => `Entfernt: ${name}`,
  },
  draftTitle: (author, at) => `Zu dieser Experience gibt es einen Entwurf, von ${author}, ${at}`,
  draftChoices: {
    alone: 'Nur dies veröffentlichen. Der Entwurf wartet weiter und enthält es auch.',
    together: 'Den Entwurf zusammen damit veröffentlichen.',
  },
  draftHolds: 'Was der Entwurf außerdem ändert',
  now: {
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    restart: 'Wieder starten',
    end: 'Beenden',
    rollOut: 'Ausrollen',
    remove: 'Entfernen',
  },
  removeConfigured: (id) =>
    `Diese Experience steht in der Konfiguration der Website. Nur deren Entwickler können sie herausnehmen: aus der Liste der Experiences in instep.config.ts, dort hat sie die ID ${id}. Sobald die Website ohne sie gebaut ist, ist sie weg.`,
  removeConfiguredHint:
    'Von hier aus können Sie sie beenden: Dann sieht sie niemand mehr, und ihre Ergebnisse bleiben.',
  draftGoes: (author, at) => `Der Entwurf von ${author}, ${at}, geht dabei verloren.`,
  removalWaits: (author) => `Sie wartet darauf, entfernt zu werden, von ${author}.`,
  asDraft: 'Als Entwurf lassen',
  mayNotPublish:
    'Sie dürfen bearbeiten, aber nicht veröffentlichen: Dies wartet als Entwurf, bis es jemand veröffentlicht.',
  saving: 'Wird gespeichert …',
  isPutBack: 'Der Entwurf wartet weiter.',
  notPutBack:
    'Der Entwurf konnte nicht wieder hingelegt werden. Er steht unten als Text: Heben Sie ihn auf, bevor Sie dies schließen.',
  savedDraft: 'Es wartet als Entwurf.',
  toChanges: 'Ansehen und veröffentlichen',
  problems: 'So kann es nicht veröffentlicht werden:',
  conflict: 'Jemand anderes hat den Entwurf inzwischen geändert. Sehen Sie ihn noch einmal an.',
  close: 'Schließen',
}
