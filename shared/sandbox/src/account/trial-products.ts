interface TrialProduct {
  /** The name that the evaluation and the license carry. */
  readonly name: string;
  /** Codes that the license check says yes to while the trial runs. */
  readonly covers: readonly string[];
}

/** Products with trials of their own names; a code that is not listed is its own name and covers itself. */
export const trialProducts: Readonly<Record<string, TrialProduct>> = {
  communicator: { name: 'HOOPS Communicator', covers: ['communicator'] },
  exchange: { name: 'HOOPS Exchange', covers: ['exchange'] },
  publish: { name: 'HOOPS Publish', covers: ['publish'] },
  luminate: { name: 'HOOPS Luminate', covers: ['luminate'] },
  visualize: { name: 'HOOPS Visualize', covers: ['visualize', '3df', 'hps'] },
  '3df': { name: 'HOOPS Visualize', covers: ['3df'] },
  hps: { name: 'HOOPS Visualize', covers: ['hps'] },
  hwp: { name: 'HOOPS Web Platform', covers: ['hwp', 'communicator'] },
  hnp: { name: 'HOOPS Native Platform', covers: ['hnp', 'visualize', '3df', 'hps', 'exchange', 'publish'] },
};
