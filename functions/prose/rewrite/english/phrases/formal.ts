/** Words of talk, and what a letter or a report says instead: for the formal and the academic tone. */
export const FORMAL = [
  {
    reason: 'The tone that you chose asks for a less casual word.',
    lines: `
=(can|could|will|would|to|should|must|may|might) figure out > $1 determine
=(can|could|will|would|to|should|must|may|might) find out > $1 discover
=(is|are|was|were) kind of > $1 rather
=a bit (better|faster|harder|higher|longer|lower|more|slower|worse) > slightly $1
=a lot (better|faster|harder|higher|less|longer|lower|more|worse) > much $1
=a lot of > many
=a lot of (attention|data|effort|energy|experience|fun|help|information|interest|light|money|noise|research|rest|room|space|time|trouble|water|work) > a great deal of $1
=^also , > in addition ,
=^but (all|he|many|most|no|some|people|i|in|it|she|that|the|there|these|they|this|we|when|while|with|without|you|OWN) > however , $1
=gets (better|worse|easier|harder) > becomes $1
=lots of > many
=^maybe > perhaps
=^plus , > in addition ,
=pretty (close|common|easy|good|hard|high|large|low|much|quickly|simple|small|well) > fairly $1
=really (big|difficult|easy|good|hard|important|interesting|large|small|strong|useful) > very $1
=^so (he|i|it|she|that|the|there|these|they|this|we|you|OWN) > therefore , $1
=thanks to > because of
={get} (bigger|larger) > {grow} larger
={get} rid of > {remove}
={get} to (know) > {come} to $1
={look} at how > {examine} how
={make} sure > {ensure}
={make} sure that > {ensure} that
={talk} about > {discuss}
={think} about > {consider}
={try} to > {attempt} to
`,
  },
];
