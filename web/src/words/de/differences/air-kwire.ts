import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Sieben Gesellschaften des goldenen Zeitalters über den Vereinigten Staaten.',
    length: 'Etwa 15 lange Züge je Person.',
    turn: 'Drei Schritte: bis zu drei Aktien kaufen oder verkaufen; eine Karte spielen oder ablegen; eine Karte ziehen.',
    shares:
      'Du kaufst und verkaufst sie zu Kursen, die sich mit jedem Geschäft bewegen. Sie sind dein Vermögen, und wer die meisten hat, ist CEO.',
    money: 'Dollars sind alles: Damit kaufst du Aktien, und am Ende zählen Geld und Aktien zusammen.',
    map: 'Sechsecke mit je einer Stadt. Der Kurs einer Gesellschaft bestimmt, wie viele Städte sie haben darf und ob sie 1, 2 oder 3 Felder weit fliegt.',
    scores:
      'Dividenden nach je sieben Strecken, Prämien bei Fusionen und was deine Aktien am Ende wert sind.',
    conflict:
      'Hart. Gesellschaften schlucken einander, CEOs lehnen Strecken ab, und ein Kurs lässt sich in den Ruin verkaufen.',
    secret: 'Handkarten und Geld.',
    end: 'Sofort, wenn eine Gesellschaft 40 Stadtpunkte hat. Das größte Vermögen gewinnt.',
    luck: 'Am wenigsten: Karten sagen, wohin du fliegen kannst, der Rest ist Rechnen.',
    whom: 'Für alle, die Börse, Übernahmen und lange Pläne mögen.',
  },
  knowing: {
    'airlines-europe':
      'Aktien sind Geld: Kauf billig, verkauf, wenn es sich lohnt. Du fliegst nur für Gesellschaften, von denen du eine Aktie hast, und der CEO kann ablehnen. Wo zwei sich treffen, schluckt meist die höhere die niedrigere.',
    'airlines-1990':
      'Bezahlt wird mit Dollars, und jedes Geschäft bewegt einen Kurs. Ein hoher Kurs lässt eine Gesellschaft weiter und in mehr Städte fliegen. Einer anderen in eine Stadt zu folgen ist nicht teurer: Es kann eine Fusion auslösen.',
  },
};
