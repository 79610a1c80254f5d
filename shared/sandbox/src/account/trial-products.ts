interface TrialProduct {
  /** Name of the product in the evaluation and the license. */
  readonly name: string;
  /** Product codes that the license check accepts during the trial. */
  readonly covers: readonly string[];
}

/** Products with trials. The trial of a code that is not listed has the code as its name and covers only itself. */
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
