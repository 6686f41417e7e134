import type { ReviewWords } from '../review-words.ts'

/** Texts for any shoe. */
export const anyone: readonly ReviewWords[] = [
  {
    stars: 5,
    en: ['Exactly right', 'True to size, carefully packed, and even nicer than in the pictures.'],
    fr: ['Exactement ça', 'Taille juste, emballage soigné, et encore plus belles que sur les photos.'],
    de: ['Genau richtig', 'Passgenau, sorgfältig verpackt und noch schöner als auf den Bildern.'],
    it: ['Proprio come speravo', 'Taglia giusta, imballaggio curato e ancora più belle che nelle foto.'],
  },
  {
    stars: 5,
    en: [
      'Second pair already',
      'The first ones are two years old and still going. Bought the same again without thinking.',
    ],
    fr: [
      'Déjà la deuxième paire',
      'Les premières ont deux ans et tiennent toujours. J’ai repris les mêmes sans hésiter.',
    ],
    de: [
      'Schon das zweite Paar',
      'Die ersten sind zwei Jahre alt und halten noch. Ohne Nachdenken wieder dieselben gekauft.',
    ],
    it: ['Già il secondo paio', 'Le prime hanno due anni e reggono ancora. Riprese uguali senza pensarci.'],
  },
  {
    stars: 5,
    en: ['Beautifully made', 'You can see that somebody took their time. Every seam is straight.'],
    fr: ['Très bien faites', 'On voit que quelqu’un a pris son temps. Chaque couture est droite.'],
    de: ['Schön gemacht', 'Man sieht, dass sich jemand Zeit genommen hat. Jede Naht sitzt.'],
    it: ['Fatte molto bene', 'Si vede che qualcuno ci ha messo del tempo. Ogni cucitura è dritta.'],
  },
  {
    stars: 5,
    en: ['Quick and easy', 'Ordered on Monday, worn on Wednesday. Nothing to complain about.'],
    fr: ['Rapide et simple', 'Commandées le lundi, portées le mercredi. Rien à redire.'],
    de: ['Schnell und einfach', 'Montag bestellt, Mittwoch getragen. Nichts zu meckern.'],
    it: ['Veloce e semplice', 'Ordinate lunedì, indossate mercoledì. Niente da ridire.'],
  },
  {
    stars: 5,
    en: ['Worth every penny', 'Not the cheapest, but you feel the difference from the first step.'],
    fr: ['Elles valent leur prix', 'Pas les moins chères, mais la différence se sent dès le premier pas.'],
    de: ['Jeden Cent wert', 'Nicht die billigsten, aber den Unterschied merkt man beim ersten Schritt.'],
    it: ['Valgono il prezzo', 'Non le più economiche, ma la differenza si sente al primo passo.'],
  },
  {
    stars: 5,
    en: ['A present that fitted', 'Bought as a present, unsure about the size. The chart was right.'],
    fr: ['Un cadeau réussi', 'Achetées pour offrir, sans être sûr de la taille. Le guide avait raison.'],
    de: ['Ein Geschenk, das passt', 'Als Geschenk gekauft, bei der Größe unsicher. Die Tabelle hatte recht.'],
    it: ['Un regalo azzeccato', 'Comprate da regalare, con qualche dubbio sulla taglia. La tabella aveva ragione.'],
  },
  {
    stars: 5,
    en: ['Helpful people', 'Chose the wrong size at first. The exchange took four days and one friendly mail.'],
    fr: ['Équipe serviable', 'Mauvaise taille au départ. L’échange a pris quatre jours et un message aimable.'],
    de: ['Hilfsbereite Leute', 'Erst die falsche Größe gewählt. Der Umtausch dauerte vier Tage und eine nette Mail.'],
    it: [
      'Persone gentili',
      'All’inizio avevo sbagliato taglia. Il cambio ha richiesto quattro giorni e una mail cortese.',
    ],
  },
  {
    stars: 5,
    en: ['Simply good', 'No tricks, no nonsense. They do what they are meant to.'],
    fr: ['Tout simplement bien', 'Pas de chichis. Elles font ce qu’on leur demande.'],
    de: ['Einfach gut', 'Kein Schnickschnack. Sie tun, was sie sollen.'],
    it: ['Semplicemente buone', 'Niente fronzoli. Fanno quello che devono fare.'],
  },
  {
    stars: 4,
    en: ['Very nice, a little stiff', 'Lovely, but they need a few days before they give.'],
    fr: ['Très jolies, un peu raides', 'Superbes, mais il faut quelques jours avant qu’elles s’assouplissent.'],
    de: ['Sehr schön, etwas steif', 'Wirklich schön, brauchen aber ein paar Tage, bis sie nachgeben.'],
    it: ['Molto belle, un po’ rigide', 'Bellissime, ma ci vuole qualche giorno prima che si ammorbidiscano.'],
  },
  {
    stars: 4,
    en: ['Nearly perfect', 'One star less because the box arrived dented. The contents were fine.'],
    fr: ['Presque parfaites', 'Une étoile de moins pour le carton cabossé. Le contenu allait bien.'],
    de: ['Fast perfekt', 'Ein Stern weniger, weil der Karton verbeult ankam. Der Inhalt war in Ordnung.'],
    it: ['Quasi perfette', 'Una stella in meno per la scatola ammaccata. Il contenuto era a posto.'],
  },
  {
    stars: 4,
    en: ['Comes up large', 'Took half a size too many. With an insole they are great now.'],
    fr: ['Taillent grand', 'Prises un peu trop grandes. Avec une semelle intérieure, elles sont parfaites.'],
    de: ['Fallen groß aus', 'Etwas zu groß gekauft. Mit Einlegesohle sind sie jetzt super.'],
    it: ['Vestono grandi', 'Prese un po’ troppo grandi. Con una soletta ora vanno benissimo.'],
  },
  {
    stars: 4,
    en: ['Good, would buy again', 'A touch darker than on my screen. I have got used to it and like it.'],
    fr: ['Bien, j’en rachèterais', 'Un peu plus foncées que sur mon écran. Je m’y suis fait, et j’aime.'],
    de: ['Gut, gern wieder', 'Etwas dunkler als auf meinem Bildschirm. Inzwischen mag ich es so.'],
    it: ['Buone, le ricomprerei', 'Un po’ più scure che sul mio schermo. Mi ci sono abituata e mi piacciono.'],
  },
  {
    stars: 3,
    en: ['Fine', 'Well made, but narrower than I expected. They will do.'],
    fr: ['Correctes', 'Bien faites, mais plus étroites que prévu. Ça ira.'],
    de: ['In Ordnung', 'Gut verarbeitet, aber schmaler als gedacht. Geht schon.'],
    it: ['Discrete', 'Ben fatte, ma più strette del previsto. Possono andare.'],
  },
  {
    stars: 3,
    en: ['Mixed feelings', 'I like the look very much. The first two weeks were hard work.'],
    fr: ['Avis partagé', 'J’aime beaucoup l’allure. Les deux premières semaines ont été pénibles.'],
    de: ['Gemischte Gefühle', 'Sie sehen toll aus. Die ersten zwei Wochen waren allerdings Arbeit.'],
    it: ['Sensazioni contrastanti', 'L’aspetto mi piace molto. Le prime due settimane sono state faticose.'],
  },
  {
    stars: 2,
    en: ['Not for my feet', 'Too narrow across the toes, so back they went. The return was easy, I will say that.'],
    fr: ['Pas pour mes pieds', 'Trop étroites aux orteils, donc renvoyées. Le retour, au moins, était simple.'],
    de: ['Nichts für meine Füße', 'Vorn zu schmal, also zurück damit. Die Rückgabe ging immerhin leicht.'],
    it: ['Non per i miei piedi', 'Troppo strette in punta, quindi rese. Il reso, almeno, è stato facile.'],
  },
]
