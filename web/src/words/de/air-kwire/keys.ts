import type { Texts } from '../../air-kwire.ts';

export const keys: Texts['keys'] = {
  airlines: 'Eine Gesellschaft: für die Strecke, zum Eröffnen oder um ein Geschäft anzusehen',
  trade: 'Eine Aktie der gezeigten Gesellschaft kaufen oder verkaufen; ein Tausch mehr oder weniger',
  cards: 'Eine Karte der Hand, von links',
  aircraft: 'Das nächste Flugzeug',
  pile: 'Vom Stapel ziehen',
  discard: 'Stattdessen eine Karte ablegen',
  yes: 'Zustimmen',
  no: 'Ablehnen',
  without: 'Ohne weiter',
};
