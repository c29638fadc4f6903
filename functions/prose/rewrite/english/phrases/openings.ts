/** Words at the head of a sentence that announce instead of saying. */
export const OPENINGS = [
  {
    reason: 'The sentence says this without announcing that it will.',
    lines: `
^(accordingly|as a result|as such|consequently|for this reason|hence|therefore|thus) , > so
^(firstly|to begin with) , > first ,
^(nevertheless|nonetheless) , > still ,
*^(that being|with that|with that being) said , > still ,
*^additionally , > -- there i
*^all in all , >
*^as (discussed|mentioned|noted|stated) (above|earlier) , >
*^as a matter of fact , >
^at its core , >
*^at the end of the day , >
*^broadly speaking , >
*^by and large , > mostly ,
*^essentially , >
*^first and foremost , > first ,
*^furthermore , > -- there i
*^generally speaking , > in general ,
^however , > but
*^importantly , >
*^in (addition|conclusion|essence|short|sum|summary|this context|the final analysis) , >
*^in (this|that) (regard|respect) , >
*^in addition to (this|that) , >
*^in an era where > now that
*^in light of this , >
^in particular , >
*^in today's [(fast-paced|rapidly|highly|increasingly)] [(digital|modern|competitive|changing|evolving|ever-changing|ever-evolving|interconnected|connected|globalized|global)] [(business|digital)] (world|society|age|era|landscape|environment|marketplace) , > today ,
*^indeed , >
^initially , > at first ,
*^interestingly [enough] , >
*^moreover , > -- there i
*^nestled in the heart of > in the heart of
*^notably , >
^secondly , > second ,
*^simply put , >
*^specifically , >
^subsequently , > then
*^taken together , >
^this means that > so
*^to (conclude|sum up|summarize) , >
*^ultimately , >
*^what is more , > also ,
*^with (this|that|all this) in mind , > so ,
`,
  },
  {
    reason: 'The point is made; there is no need to say that it is worth making.',
    lines: `
*(it is|it's) (also|) (BIG) to (NOTE) that >
*(it is|it's) (also|) worth (noting|mentioning|remembering|pointing out|emphasizing|considering) that >
*^(it is|it's) (clear|evident|obvious|apparent|undeniable) that > clearly ,
*i (firmly|strongly|truly) believe that > I believe
*it (must|should) (also|) be (noted|mentioned|emphasized|remembered|said|stressed) that >
*it is (interesting|worthwhile) to (note|mention|observe) that >
`,
  },
];
