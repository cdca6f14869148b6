/** How the page draws the word mark: the letterform, and the small mark beside or between the words. */
export type ClientLogo = {
  name: string;
  letterform: 'serif' | 'sans' | 'wide-caps' | 'italic' | 'condensed';
  mark: 'none' | 'rule' | 'dot' | 'ring' | 'wave' | 'initial';
};

export const clientLogos: ClientLogo[] = [
  { name: 'Halvorsen Dental', letterform: 'sans', mark: 'ring' },
  { name: 'Castellano Reed', letterform: 'serif', mark: 'rule' },
  { name: 'Larkin Family Medicine', letterform: 'condensed', mark: 'dot' },
  { name: 'Pruitt & Lang CPAs', letterform: 'serif', mark: 'none' },
  { name: 'Marquez Aesthetics', letterform: 'italic', mark: 'none' },
  { name: 'Whitcomb Advisory', letterform: 'wide-caps', mark: 'initial' },
  { name: 'Brennan Kowalczyk', letterform: 'wide-caps', mark: 'rule' },
  { name: 'Ostrander Creative', letterform: 'sans', mark: 'wave' },
];
