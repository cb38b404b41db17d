# Ratings: what tables count for them, and what they come to.
rating-not-alone = Nobody is rated for playing alone; choose more seats, or play without rating.
rating-needs-clock = A rated table needs a clock; choose one, or play without rating.
rating-no-bots = Bot players are not rated, so they do not sit at rated tables. Take them off, or play without rating.
rating-corrected-meanwhile = This result was corrected meanwhile; look at it again.
