/** Words at the head of a sentence that announce instead of saying. */
export const OPENINGS = [
  {
    reason: 'The sentence says this without announcing that it will.',
    lines: `
^accordingly , > so
*^additionally , >
*^all in all , >
*^as (we have seen|mentioned above|mentioned earlier|noted above|noted earlier|stated above|discussed above) , >
*^as a matter of fact , >
^as a result , > so
^as such , > so
^at its core , >
*^at the end of the day , >
*^broadly speaking , >
*^by and large , > mostly ,
*^by doing so , > that way ,
^consequently , > so
^conversely , > by contrast ,
*^essentially , >
^eventually , > in the end ,
*^first and foremost , > first ,
^firstly , > first ,
^for this reason , > so
*^furthermore , >
*^generally speaking , > in general ,
^hence , > so
~^here is > here's
^however , > but / still ,
*^importantly , >
*^in (this|that) (regard|respect) , >
*^in addition , >
*^in addition to (this|that) , >
*^in an era where > now that
*^in conclusion , >
^in contrast , > by contrast ,
*^in essence , >
*^in light of (this|these|the above) , >
^in particular , >
*^in short , >
*^in sum , >
*^in summary , >
*^in the final analysis , >
*^in this context , >
*^in today's [(fast-paced|digital|modern|competitive|rapidly changing|ever-changing|interconnected)] (world|society|age|era|landscape) , > today ,
*^indeed , >
^initially , > at first ,
*^interestingly [enough] , >
^lastly , > last ,
~^let us > let's
*^moreover , >
^nevertheless , > still ,
^nonetheless , > still ,
*^notably , >
^on the other hand , > then again ,
*^overall , >
^secondly , > second ,
*^simply put , >
*^specifically , >
^subsequently , > then
*^taken together , >
*^that being said , > still ,
^therefore , > so
^this means that > so
^thus , > so
^to begin with , > first ,
*^to conclude , >
*^to sum up , >
*^to summarize , >
*^ultimately , > in the end ,
*^what is more , > also ,
*^with (this|that|all this) in mind , > so ,
*^with that (being) said , > still ,
`,
  },
  {
    reason: 'The point is made; there is no need to say that it is worth making.',
    lines: `
*i (firmly|strongly|truly) believe that > I believe
*it is (also|) (BIG) to (NOTE) that >
*it is (also|) worth (noting|mentioning|remembering|pointing out|emphasizing|considering) that >
*it is (clear|evident|obvious|apparent|undeniable) that > clearly ,
*it is (interesting|worthwhile|noteworthy) to (note|mention|observe) that >
*it is notable that >
*it must be (noted|remembered|emphasized|said) that >
*it should (also|) be (noted|mentioned|emphasized|pointed out|remembered|stressed) that >
*it's (also|) (BIG) to (NOTE) that >
*it's (also|) worth (noting|mentioning|remembering|pointing out) that >
*it's (clear|evident|obvious) that > clearly ,
`,
  },
];
