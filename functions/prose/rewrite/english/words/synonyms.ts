/**
 * Fair synonyms of everyday words, in the notation of the other lists. Most are for strong alone (+): the word is no
 * inflated one, but another that means the same keeps a text from sounding like all the others.
 */
export const MORE_VERBS = `
+adore > love
-alter > change
-amass > gather
+arouse > stir
-attain > reach
-#await > wait for
+bewilder > confuse
-?#calculate > work out
-cease > stop -- to
-?combat > fight
-conceal > hide
-constrain > limit
+?#display > show
-#enable > allow
-#endorse > back
-evaluate > assess
+?#grant > give
-?halt > stop
-?influence > affect
-instigate > start
-intervene > step in -- in
-modify > change
-occur > happen -- to
+pacify > calm
-perish > die
-postpone > put off
-prohibit > ban
-#refine > improve
-relocate > move
+~?#repair > fix
-?#request > ask for
-?rescue > save
-revitalize > revive
-salvage > save
+savor > enjoy
-#undermine > weaken
-#undertake > take on
`;

export const MORE_NOUNS = `
-advancements > advances
-allure > appeal
-alteration(s) > change
+anguish > pain
-catastrophe(s) > disaster
-cessation > end
-concept(s) > idea
-consensus > agreement
+cosmos > universe
+deterioration > decline
-directive(s) > order
-drawback(s) > weakness
+emotions > feelings
-equilibrium > balance
-ethos > spirit
+expanse > stretch
-expenditure > spending
-findings > results
-foe(s) > enemy
+?fragment(s) > piece
-genesis > origin
-grievance(s) > complaint
-?impact(s) > effect
-indication(s) > sign
-inhabitants > people
-misstep(s) > mistake
-nation(s) > country
-outset > start
-penchant > liking
-personnel > staff
-physician(s) > doctor
+?pledge(s) > promise
+protagonist(s) > main character
+recollection(s) > memory
+?remark(s) > comment
-remnants > remains
-remorse > regret
-resurgence > revival
+reverence > respect
+?sensation(s) > feeling
+severity > seriousness
-significance > importance
+skepticism > doubt
+slumber > sleep
-?tale(s) > story
-timeframe(s) > period
+tranquility > calm
-viewpoint(s) > view
+weariness > tiredness
+wrath > anger
`;

export const MORE_ADJECTIVES = `
+abrupt > sudden
-adaptable > flexible
+alarming > worrying
-ambiguous > unclear
+?appealing > attractive
-baffling > puzzling
-bizarre > strange
+bygone > past
-courageous > brave
+cryptic > puzzling
+?daring > bold
+deceptive > misleading
+delightful > lovely
-?difficult > hard
+dreadful > terrible
+?engaging > interesting
+feeble > weak
+flawless > perfect
+fleeting > brief
-fortunate > lucky
+gruesome > horrible
+habitual > usual
+hilarious > very funny
-horrific > terrible
+horrifying > horrible
-impassioned > passionate
-incorrect > wrong
+incredible > amazing
+joyous > happy
-lucrative > profitable
+marvelous > wonderful
+menacing > threatening
-misguided > mistaken
-momentary > brief
-monotonous > dull
+?noticeable > clear
+optimistic > hopeful
-peculiar > strange -- to
-perplexing > puzzling
-pertinent > relevant
-?pressing > urgent
-?primary > main
-?prior > previous
-proficient > skilled
+quirky > odd
+?radiant > bright
+?slight > small
-sluggish > slow
-straightforward > simple
-superb > excellent
+terrifying > frightening
+thrilling > exciting
+timid > shy
-tremendous > huge
-unassuming > modest
-unconventional > unusual
-undeniable > clear
-unending > endless
+unnerving > disturbing
+unsettling > disturbing
-untimely > early
-?upcoming > coming
+verdant > green
*world-renowned > famous
`;

export const MORE_ADVERBS = `
+anxiously > nervously
+atop > on
-attentively > carefully
-beneath > under
-cautiously > carefully
-covertly > secretly
+enthusiastically > eagerly
-fortunately > luckily
+genuinely > really
-globally > around the world
-hurriedly > quickly
+improperly > wrongly
-inadvertently > accidentally
-incorrectly > wrongly
+innately > naturally
+irrevocably > forever
+joyfully > happily
+marginally > slightly
-masterfully > skillfully
-occasionally > sometimes
-?originally > first -- from
-overly > too
+powerfully > strongly
-readily > easily
+scarcely > hardly
+serenely > calmly
+shortly > soon -- before
+silently > quietly
-~simply > just
+valiantly > bravely
+whatsoever > at all
`;
